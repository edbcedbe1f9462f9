import { reportWebVitals } from "../../src/site/reportWebVitals"

const mockMeasures = { onCLS: jest.fn(), onFCP: jest.fn(), onINP: jest.fn(), onLCP: jest.fn(), onTTFB: jest.fn() }
jest.mock("web-vitals", () => mockMeasures)

test("web-vitals measures for a callback, and is not loaded without one", async () => {
  reportWebVitals()
  await Promise.resolve()
  expect(mockMeasures.onLCP).not.toHaveBeenCalled()
  const report = jest.fn()
  reportWebVitals(report)
  await new Promise((resolve) => setTimeout(resolve))
  for (const measure of Object.values(mockMeasures)) expect(measure).toHaveBeenCalledWith(report)
})
