import { checkContent } from "../src/content/checkContent"
import { formatFaults } from "../src/content/fault"
import { temporaryFilesReport } from "../src/content/temporaryFiles"

const passedOver = temporaryFilesReport(process.cwd())
if (passedOver !== "") console.info(passedOver)
const faults = checkContent(process.cwd())
if (faults.length > 0) {
  console.error(formatFaults(faults))
  process.exitCode = 1
} else console.info("All data files are good.")
