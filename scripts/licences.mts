import { licencesOfPackages } from "./licencesOfPackages"

/** `npm run licences`: every package of the site and its build, by licence. */
for (const { name, version, licence } of licencesOfPackages()) console.info(`${licence.padEnd(36)} ${name} ${version}`)
