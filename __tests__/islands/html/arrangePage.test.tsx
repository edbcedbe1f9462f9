import type { PreRenderHTMLArgs } from "gatsby"
import type { ReactNode } from "react"
import { heldScriptsId } from "../../../src/islands/head-script/holdScripts"
import { arrangePage } from "../../../src/islands/html/arrangePage"

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />

const styles = (address: string) => <style key={address} data-identity="gatsby-global-css" data-href={address} />

const head = [styles("/static/css/app.2.css")]

const arrange = (mode: "production" | "development", end: ReactNode[], parts: ReactNode[] = head) => {
  const replacePostBodyComponents = jest.fn<void, [ReactNode[]]>()
  const page: Partial<PreRenderHTMLArgs> = {
    pathname: "/plans",
    getHeadComponents: () => parts,
    replaceHeadComponents: () => undefined,
    getPostBodyComponents: () => end,
    replacePostBodyComponents,
  }
  const { NODE_ENV } = process.env
  Object.assign(process.env, { NODE_ENV: mode })
  try {
    arrangePage(page as PreRenderHTMLArgs)
  } finally {
    Object.assign(process.env, { NODE_ENV })
  }
  return replacePostBodyComponents.mock.lastCall?.[0]
}

const own = <p key="own" />
const scripts = <Slice key="scripts" sliceId="_gatsby-scripts" />

test("scripts are held in Gatsby's placeholder for them, and the path script is removed", () => {
  const path = <script key="path" id="gatsby-script-loader" />
  const end = arrange("production", [own, path, scripts])
  expect(end).toEqual([own, expect.objectContaining({ props: expect.objectContaining({ id: heldScriptsId }) })])
})

test("a build fails if Gatsby has renamed that placeholder; the preview has none", () => {
  const renamed = [own, <Slice key="scripts" sliceId="_other-scripts" />]
  expect(() => arrange("production", renamed)).toThrow("/plans has no place for its scripts")
  expect(arrange("development", renamed)).toEqual(renamed)
})

test("a build fails if Gatsby has renamed the shared styles; the preview has none", () => {
  expect(() => arrange("production", [scripts], [styles("/static/css/all.2.css")])).toThrow(
    "/plans has no styles of all pages",
  )
  expect(arrange("development", [], [])).toEqual([])
})
