// The package has types for its index only, of which a build would read all icons.
declare module "lucide/dist/esm/icons/*.mjs" {
  import type { IconNode } from "lucide"

  const icon: IconNode
  export default icon
}
