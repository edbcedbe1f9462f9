/** @jest-environment node */
import MiniSearch from "minisearch"
import { type SearchDocument, searchOptions } from "../../src/search/searchOptions"
import { searchSite } from "../../src/search/searchSite"

let nextId = 0

const entry = (
  type: SearchDocument["type"],
  path: string,
  title: string,
  names = "",
  text = "",
  words = "",
): SearchDocument => ({
  id: nextId++,
  path,
  type,
  weight: { question: 0.6, job: 0.3 }[type] ?? 1.4,
  title,
  names,
  text,
  words,
  about: "",
})

const index = new MiniSearch<SearchDocument>(searchOptions)
index.addAll([
  entry("service", "/services/harvard-citation", "Harvard", "harvard citation", "Harvard referencing for books"),
  entry(
    "service",
    "/services/nursing-assignment",
    "Nursing",
    "nursing assignment",
    "care plans, and what the WHO says",
    "turnitin",
  ),
  entry("service", "/services/c++-assignment", "C++", "c++ assignment", "", "c#"),
  entry("service", "/services/cv-writing", "CV writing", "cv resume"),
  entry("question", "/services/nursing-assignment#faq-why", "Why is nursing hard?", "Nursing"),
  entry("job", "/career/ACW", "Academic Content Writer", "", "You know Excel"),
  entry("service", "/services/excel", "Spreadsheets", "spreadsheets excel"),
  entry("service", "/services/finance", "Finance", "finance", "Excel, Excel and Excel again", "excel"),
  entry("service", "/services/mba", "MBA", "mba assignment"),
  entry("service", "/services/business", "Business", "", "", "dba"),
  entry("post", "/blog/1", "Référencer", "", "harvard"),
])

const paths = (query: string) => searchSite(index, query, 8).map(({ path }) => path)

test.each([
  ["harvard referencing", "/services/harvard-citation"],
  ["nursng", "/services/nursing-assignment"],
  ["NURSING", "/services/nursing-assignment"],
  ["c++", "/services/c++-assignment"],
  ["academic writer", "/career/ACW"],
  ["referencer", "/blog/1"],
  ["help with the harvard", "/services/harvard-citation"],
  ["help with the C#", "/services/c++-assignment"],
  ["turnitin", "/services/nursing-assignment"],
  ["résumé", "/services/cv-writing"],
  ["WHO plans", "/services/nursing-assignment"],
  ["who", "/services/nursing-assignment"],
  ["why is", "/services/nursing-assignment#faq-why"],
])("%p finds %p first", (query, path) => expect(paths(query)[0]).toBe(path))

test("a page comes before a question on it", () => {
  expect(paths("nursing")).toEqual(["/services/nursing-assignment", "/services/nursing-assignment#faq-why"])
})

test("names come before any number of mentions, and jobs last", () => {
  expect(paths("excel")).toEqual(["/services/excel", "/services/finance"])
  const others = searchSite(index, "excel", 8, ({ path }) => path !== "/services/excel")
  expect(others.map(({ path }) => path)).toEqual(["/services/finance", "/career/ACW"])
})

test("short words, and those in capitals, are not taken for others", () => {
  expect(paths("DBA")).toEqual(["/services/business"])
  expect(paths("cw")).toEqual([])
})

test("if nothing has all the words, hits with some of them are found", () => {
  expect(paths("harvard nursing")).toEqual(expect.arrayContaining(["/services/harvard-citation"]))
})

test.each(["", " ", "the of and", "zzzzqqq", "#", "+"])("%p finds nothing", (query) => expect(paths(query)).toEqual([]))

test("there are no more hits than requested", () => expect(searchSite(index, "assignment", 2)).toHaveLength(2))

test("two documents with the same path can both be found", () => {
  const both = new MiniSearch<SearchDocument>(searchOptions)
  both.addAll([entry("question", "/#faq-why", "Why zebras?"), entry("question", "/#faq-why", "Why stripes?")])
  expect(searchSite(both, "zebras", 8).map(({ title }) => title)).toEqual(["Why zebras?"])
  expect(searchSite(both, "stripes", 8).map(({ title }) => title)).toEqual(["Why stripes?"])
})
