import { folderOf, type LockedPackage, type LockFile } from "./LockFile"

const systems = ["android", "darwin", "freebsd", "openbsd", "netbsd", "linux", "sunos", "win32", "aix", "openharmony"]
const processors = ["arm64", "x64", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "arm"]

/** What a package built for one platform runs on, as its name says: `cli-linux-x64-musl`. */
const platformOf = (name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> => {
  const words = name.split(/[-_/.]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = os.includes("linux") ? (/musl/.test(name) ? ["musl"] : /gnu/.test(name) ? ["glibc"] : []) : []
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

/**
 * The entries that a lock file lacks: optional packages for other platforms that its packages name.
 * @throws Error where such a package is not asked for in one exact version
 */
export const missingPlatforms = (lock: LockFile): LockFile["packages"] => {
  const missing: LockFile["packages"] = {}
  for (const [owner, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (folderOf(lock, owner, name)) continue
      if (!/^\d/.test(version)) throw new Error(`${owner} asks for ${name} ${version}, which is no exact version`)
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) }
    }
  return missing
}
