import { licencesOfPackages } from "./licencesOfPackages"

/** `npm run licences`: every package of the site, its build and its editing page, with its licence. */
for (const { name, version, licence } of licencesOfPackages()) console.info(`${licence.padEnd(36)} ${name} ${version}`)
