/** The digits zero of the scripts that Google and spreadsheets write besides ours: Arabic, Persian, Hindi, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6]

/** A number with our digits, without spaces, percent signs and marks of direction. */
const plain = (text: string) =>
  text.replace(/[\s%٪\p{Cf}]/gu, "").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** A whole number as any country writes it: `1234`, `1,234`, `1.234`, `1 234`, `1’234`, `1,23,456`; otherwise undefined. */
export const wholeNumber = (text: string) => {
  const digits = plain(text)
  return /^\d+$|^\d{1,3}(?:[.,'’٬]\d{2,3})*[.,'’٬]\d{3}$/.test(digits) ? Number(digits.replace(/\D/g, "")) : undefined
}

/** A number below a thousand with or without decimals: `8.3`, `8,3`, `2,17 %`; otherwise undefined. */
export const decimalNumber = (text: string) => {
  const digits = plain(text)
  return /^\d{1,3}(?:[.,٫]\d+)?$/.test(digits) ? Number(digits.replace(/[,٫]/, ".")) : undefined
}
