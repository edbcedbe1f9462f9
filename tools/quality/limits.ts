/** The limits of copy of every type; those of one type are in its row of `contentTypes`. */
export const limits = {
  /** Jaccard similarity of the word 5-grams of two pages of one type. */
  similarity: { run: 5, max: 0.05 },
  /** Own words divided by own words and those that the template adds. */
  ownShare: { min: 0.6 },
  /**
   * Flesch reading ease. 60 to 70 is plain English and 70 to 80 fairly easy. Pages that cannot avoid long terms (names of
   * laws, of statistical tests) may have five points less; above 85 the sentences are too short.
   */
  readingEase: { min: 55, max: 85, minSentences: 5 },
  /** A shorter sentence may occur twice, such as 'Write it down.', or differ from another in one word only. */
  repeatedSentence: { minWords: 6, minWordsButOne: 9 },
} as const
