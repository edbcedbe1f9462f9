/** Characters that Gatsby, Parcel and webpack read as code, as patterns of file names, or as parts of an address. */
const special = [..."'\"`()[]{}*?!#%"]

/**
 * Exits with a line that says so if the project cannot be built where it is.
 * @param {string} folder the project's folder
 */
export const refuseFolder = (folder) => {
  const character = special.find((one) => folder.includes(one))
  if (character === undefined) return
  console.error(
    `The path of this folder contains ${character}, with which Gatsby cannot build: ${folder}\n` +
      `Move the project to a path without any of ${special.join(" ")} and run the command there.`,
  )
  process.exit(1)
}
