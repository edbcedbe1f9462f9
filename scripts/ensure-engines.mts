import { ensurePackages } from "./ensurePackages"
import { findEngines } from "./findEngines"

await ensurePackages({
  isThere: () => findEngines() !== undefined,
  packages: ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"],
  purpose: "Trying the site in Firefox and WebKit",
})
