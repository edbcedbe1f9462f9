/** Kills the process, like a power cut, when it is about to change the outbox for the time that KILL_AT says. */
const fs = require("node:fs")

let left = Number(process.env.KILL_AT)
const step = () => {
  if (left === 0) process.kill(process.pid, "SIGKILL")
  left -= 1
}

const killing = (object, names) => {
  for (const name of names) {
    const original = object[name]
    object[name] = function (...values) {
      step()
      return original.apply(this, values)
    }
  }
}

// The lock's package calls these with callbacks.
killing(fs, ["mkdir", "rmdir", "utimes"])
killing(fs.promises, ["mkdir", "rename", "rm"])
const { open } = fs.promises
fs.promises.open = async (...values) => {
  step()
  const handle = await open(...values)
  killing(handle, ["appendFile", "writeFile", "sync", "datasync"])
  return handle
}
