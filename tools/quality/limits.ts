/** The limits for copy of all types; those for one type are in its row of `contentTypes`. */
export const limits = {
  /** Jaccard similarity of the word 5-grams of two pages of one type. */
  similarity: { run: 5, max: 0.05 },
  /** A page's own words, divided by all words of its main text. */
  ownShare: { min: 0.6 },
  /**
   * Flesch reading ease. 60 to 70 is plain English and 70 to 80 fairly easy. The minimum is five points lower for pages
   * that cannot avoid long terms (names of laws, of statistical tests); above 85 the sentences are too short.
   */
  readingEase: { min: 55, max: 85, minSentences: 5 },
  /** Shorter sentences, such as 'Write it down.', may occur twice, or differ from another in a single word. */
  repeatedSentence: { minWords: 6, minWordsButOne: 9 },
} as const
