import { installPackages } from "./setup/packages.mjs"
import { refuseFolder } from "./setup/refuseFolder.mjs"

/** Installs the packages that tests, checks and tools need, which `npm start` leaves out. */
refuseFolder(process.cwd())
process.exitCode = await installPackages(process.cwd())
