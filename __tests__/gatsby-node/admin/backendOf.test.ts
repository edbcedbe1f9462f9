/** @jest-environment node */
import { contentPolicyOf } from "../../../src/gatsby-node/admin/adminPage"
import { backendOf, originsOf } from "../../../src/gatsby-node/admin/backendOf"

const hosted = {
  GATSBY_ADMIN_BACKEND: "github",
  GATSBY_ADMIN_REPO: "owner/name",
  GATSBY_ADMIN_AUTH_URL: "https://sign-in.example.com",
}

test("without settings the page connects only to its own origin", () => {
  expect(originsOf({})).toEqual([])
  expect(contentPolicyOf(originsOf({}))).not.toContain("https://")
})

test("a hosted repository is set in the environment, and the page may connect to it", () => {
  expect(backendOf(hosted)).toMatchObject({
    name: "github",
    repo: "owner/name",
    base_url: "https://sign-in.example.com",
  })
  expect(contentPolicyOf(originsOf(hosted))).toContain(
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://sign-in.example.com",
  )
})
