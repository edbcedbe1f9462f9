import type { CmsConfig } from "@sveltia/cms"
import { type ContentType, contentTypes } from "../../content/contentTypes"
import { MAX_IMAGE_BYTES, UPLOADED_IMAGE_SIZE } from "../../content/fields"
import { readSetting } from "../../hosting/settings/readSetting"
import { backendOf } from "./backendOf"
import { collectionsOf } from "./collectionsOf"

/**
 * The whole configuration of the editing page, derived from the content schemas.
 * @param brand the name of the site
 * @param environment settings of the editing page
 * @param defaults the initial values of a type's new entries, by field
 */
export const cmsConfigOf = (
  brand: string,
  environment: Readonly<Record<string, string | undefined>>,
  defaults: (type: ContentType) => Readonly<Record<string, unknown>> = () => ({}),
): CmsConfig => ({
  load_config_file: false,
  app_title: `${brand}: content`,
  logo: { src: "/favicon.svg" },
  backend: backendOf(environment),
  publish_mode: readSetting("GATSBY_ADMIN_REVIEW", environment) ? "editorial_workflow" : "simple",
  media_folder: "data/images",
  public_folder: "/data/images",
  media_libraries: {
    default: {
      config: {
        // Checked after the transformation, which also turns photos upright.
        max_file_size: MAX_IMAGE_BYTES,
        slugify_filename: true,
        transformations: {
          raster_image: { format: "webp", quality: 80, width: UPLOADED_IMAGE_SIZE, height: UPLOADED_IMAGE_SIZE },
        },
      },
    },
    stock_assets: false,
  },
  editor: { preview: false },
  // Jobs have slugs in capitals.
  slug: { encoding: "ascii", clean_accents: true, lowercase: false },
  // Files are formatted like `JSON.stringify(value, null, 2)`, without empty fields.
  output: { omit_empty_optional_fields: true, json: { indent_style: "space", indent_size: 2 } },
  ...collectionsOf(contentTypes, defaults),
})
