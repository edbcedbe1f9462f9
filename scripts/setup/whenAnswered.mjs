const answers = async (address) => {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/**
 * Waits until a page can be fetched.
 * @param {string} address
 */
export const whenAnswered = async (address) => {
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 250))
}
