/** Rejects if a promise is not settled in time. */
export const withTimeout = <Value>(promise: Promise<Value>, milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
