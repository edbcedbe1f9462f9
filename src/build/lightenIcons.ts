import { pluginSharp } from "./pluginSharp"

/** Where gatsby-plugin-manifest writes the icons (`manifestOptions`). */
const isIcon = (file: string) => /^public\/icons\/.*\.png$/.test(file)

/**
 * Draws the icons with the few colours they have: a third of the size, and phones fetch one before they offer to keep the site.
 * gatsby-plugin-manifest has no option for this, so the default is changed.
 */
export const lightenIcons = () => {
  const pipelines = pluginSharp()
  const { toFile } = pipelines
  pipelines.toFile = function (file) {
    return toFile.call(isIcon(file) ? this.png({ palette: true, colours: 8, effort: 10 }) : this, file)
  }
}
