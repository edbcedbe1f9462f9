import { spawn } from "node:child_process"
import { Builder, Key, WebElement } from "selenium-webdriver"
import { findEngines } from "../../../scripts/browsers/findEngines"
import { whenAnswered } from "../../../scripts/setup/whenAnswered.mjs"
import { heldScriptsId } from "../../../src/islands/head-script/holdScripts"
import { anyFreePort } from "../anyFreePort"
import { locate, type Tab } from "./Tab"

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB } as const

/** Opens a tab of WebKitGTK's own small browser, on a virtual screen. */
export const openWebKit = async (): Promise<Tab> => {
  const engines = findEngines()
  if (!engines) throw new Error("WebKitGTK is missing: npx tsx scripts/browsers/ensure.ts engines")
  const port = await anyFreePort()
  const server = `http://127.0.0.1:${port}`
  const driverProcess = spawn(engines.xvfbRun, ["-a", engines.webKitDriver, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  })
  await whenAnswered(`${server}/status`)
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: engines.miniBrowser, args: ["--automation"] },
    })
    .build()
  return {
    // Its toolbar prevents narrower windows.
    narrowest: 450,
    open: async (address, early) => {
      for (let attempt = 0; attempt < 5; attempt++) {
        await driver.get(address)
        if (!early) return
        // The driver cannot run code before a page's scripts, but these are held until shortly after the first paint.
        const isEarly = await driver.executeScript<boolean>(
          `if (!document.getElementById(arguments[0])) return false; (${early})(); return true`,
          heldScriptsId,
        )
        if (isEarly) return
      }
      throw new Error(`The scripts of ${address} ran each time before anything could watch them`)
    },
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      // The window has a frame, whose size is the difference to the page's.
      const frame = await driver.executeScript<[number, number]>(
        "return [outerWidth - innerWidth, outerHeight - innerHeight]",
      )
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + frame[0], height: height + frame[1] })
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    run: (script, ...args) => driver.executeScript(`return (${script}).apply(null, arguments)`, ...args),
    find: async (selector, words = "") => {
      const element = await driver.executeScript(`return (${locate})(arguments[0], arguments[1])`, selector, words)
      if (!(element instanceof WebElement)) throw new Error(`Nothing in sight matches ${selector} ${words}`)
      return { click: () => element.click(), type: (text) => element.sendKeys(text) }
    },
    close: async () => {
      await driver.quit()
      if (driverProcess.pid) process.kill(-driverProcess.pid)
    },
  }
}
