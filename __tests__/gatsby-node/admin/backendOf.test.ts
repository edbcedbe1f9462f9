/** @jest-environment node */
import { contentPolicyOf } from "../../../src/gatsby-node/admin/adminPage"
import { backendOf, isReviewed, originsOf } from "../../../src/gatsby-node/admin/backendOf"

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

test("an unknown service is refused", () => {
  expect(() => backendOf({ ...hosted, GATSBY_ADMIN_BACKEND: "dropbox" })).toThrow("write one of github, gitlab, gitea")
})

test("a service without a repository is refused", () => {
  expect(() => backendOf({ ...hosted, GATSBY_ADMIN_REPO: "" })).toThrow("GATSBY_ADMIN_REPO is not; write owner/name.")
})

test("changes wait for a review if this is set, where the service can do this", () => {
  const reviewed = { ...hosted, GATSBY_ADMIN_REVIEW: "on" }
  expect(isReviewed(hosted)).toBe(false)
  expect(isReviewed(reviewed)).toBe(true)
  expect(() => isReviewed({ ...reviewed, GATSBY_ADMIN_BACKEND: "gitea" })).toThrow(
    "to github or gitlab, or leave it out",
  )
  expect(() => isReviewed({ GATSBY_ADMIN_REVIEW: "on" })).toThrow("set GATSBY_ADMIN_BACKEND")
})
