import type { PreRenderHTMLArgs } from "gatsby"
import type { ReactNode } from "react"
import { heldScriptsId } from "../../src/inline/holdScripts"
import { arrangePage } from "../../src/ssr/arrangePage"

const Slice = ({ sliceId }: { sliceId: string }) => <i id={sliceId} />

const arrange = (mode: "production" | "development", end: ReactNode[]) => {
  const replacePostBodyComponents = jest.fn<void, [ReactNode[]]>()
  const page: Partial<PreRenderHTMLArgs> = {
    pathname: "/plans",
    getHeadComponents: () => [],
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

test("scripts are held back in the place that Gatsby keeps for them, and the script of the path goes", () => {
  const path = <script key="path" id="gatsby-script-loader" />
  const parts = arrange("production", [own, path, <Slice key="scripts" sliceId="_gatsby-scripts" />])
  expect(parts).toEqual([own, expect.objectContaining({ props: expect.objectContaining({ id: heldScriptsId }) })])
})

test("a build ends where Gatsby has renamed that place; the preview has none", () => {
  const renamed = [own, <Slice key="scripts" sliceId="_other-scripts" />]
  expect(() => arrange("production", renamed)).toThrow("/plans has no place for its scripts")
  expect(arrange("development", renamed)).toEqual(renamed)
})
