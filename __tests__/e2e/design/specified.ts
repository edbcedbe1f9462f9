import type { Page } from "@playwright/test"

// Values from the specification, sections 1, 2 and 9, not from the data files.

export const writing = [
  "essay-help-services",
  "article-writing-services",
  "blog-writing-services",
  "report-writing-services",
  "dissertation-thesis-help-services",
  "case-study-help-services",
  "project-management-writing-services",
  "annotated-bibliography-writing-services",
  "my-coursework-help-services",
  "technical-writing-services",
  "write-my-research-paper-services",
  "research-proposal-writing-services",
]

export const domains = [
  "law-assignment",
  "science-assignment",
  "nursing-assignment",
  "civil-assignment",
  "engineering-assignment-help",
  "management-hr-assignment",
  "finance-statistics-assignment",
  "calculus-assignment",
  "psychology-assignment",
]

export const more = [
  "cv-writing-services",
  "write-my-sop-services",
  "diploma-work-help-services",
  "corporate-profile-writing-services",
  "take-my-online-exam-services",
  "presentation-infographics-posters-services",
]

export const subjects = [
  "finance-assignment",
  "artificial-intelligence",
  "autocad-assignment",
  "mba-assignment",
  "r-assignment",
  "accounting-assignment",
  "nursing-assignment",
  "accounting-problems-assignment",
  "cs-assignment",
  "engineering-assignment",
  "law-assignment",
  "spss-assignment",
  "arcgis-assignment",
  "economics-assignment",
  "stata-assignment-help",
  "java-programming-assignment",
  "financial-accounting-assignment",
  "c++-assignment",
]

export const essays = [
  "persuasive-essay-writing",
  "expository-essay-writing",
  "descriptive-essay-writing",
  "scholarship-essay-writing",
  "order-essay-writing",
  "write-essay-for-money",
  "fast-essay-writing",
  "pay-for-essay",
  "essay-writers",
  "essays-for-sale",
  "college-essay-writing-service",
]

export const citations = [
  "apa-citation",
  "chicago-citation",
  "harvard-citation",
  "mla-citation",
  "vancouver-citation",
  "oxford-citation",
  "swinburne-citation",
  "griffith-citation",
]

export const steps = ["Submit Your Inquiry", "Connect with Our Experts", "Proceed with Payment", "Get Your Solution"]

export const reasons = [
  "AI-Free Expert Writing",
  "On-Time Delivery",
  "Flexible Policies",
  "Expert Writers",
  "Affordable Prices",
  "24/7 Availability",
]

export const cards = [
  "Essay/Article/Blog Writing",
  "Report Writing",
  "Dissertation/Thesis Writing",
  "CV Writing",
  "Case Studies Writing",
  "Diploma Work",
  "Project Management Writing",
  "SOP (Statement of Purpose) Writing",
  "Annotated Bibliography Writing",
  "Corporate Profile Writing",
]

/** The visible words of all elements that match, with single spaces. */
export const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, " ").trim())

export const hrefs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")))

export const service = (slug: string) => `/services/${slug}`

export const section = (page: Page, heading: string | RegExp) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: heading, level: 2 }) })
