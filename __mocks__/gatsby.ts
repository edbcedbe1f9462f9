// Jest takes it in place of Gatsby in all tests: components' queries are executed over the entries of a test site.
export * from "../__tests__/support/gatsby"
