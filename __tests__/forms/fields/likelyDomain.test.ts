/** @jest-environment node */
import { likelyDomain } from "../../../src/forms/fields/likelyDomain"

const common = ["gmail.com", "mail.com", "outlook.com"]

test.each([
  ["ann@gmial.com", "gmail.com"],
  ["ann@gmail.con", "gmail.com"],
  ["ann@gmail.co", "gmail.com"],
  ["ann@gmaill.com", "gmail.com"],
  ["ann@GMAI.com", "gmail.com"],
  ["ann@outlok.com", "outlook.com"],
  ["ann@gmail.com", undefined],
  ["ann@mail.com", undefined],
  ["ann@gamil.con", undefined],
  ["ann@uni.ac.uk", undefined],
  ["ann", undefined],
  ["", undefined],
])("%s probably means %s", (address, domain) => expect(likelyDomain(address, common)).toBe(domain))
