/**
 * Loads a JSON file of the build.
 * @throws TypeError or Error (by rejection) if it cannot be loaded
 */
export const fetchFile = async <Content>(path: string) => {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Content
}
