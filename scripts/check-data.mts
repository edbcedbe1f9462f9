import { checkContent } from "../src/content/checkContent"
import { formatFaults } from "../src/content/fault"

const faults = checkContent(process.cwd())
if (faults.length > 0) {
  console.error(formatFaults(faults))
  process.exitCode = 1
} else console.info("All data files are good.")
