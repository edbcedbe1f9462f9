/** A picture in any of the fragments of `Picture`. */
export type PictureData = Queries.PictureHeroFragment | Queries.PictureCardFragment | Queries.PictureCoverFragment

/**
 * Gatsby's image data of a picture: its files and its size in CSS pixels.
 * @throws Error if Gatsby could not read the picture
 */
export const imageDataOf = ({ alt, file }: PictureData) => {
  const data = file.childImageSharp?.gatsbyImageData
  if (!data) throw new Error(`The picture "${alt}" was not processed`)
  return data
}
