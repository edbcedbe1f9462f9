export const freePort: (wanted: number) => Promise<number>
export const portIn: (text: string) => number
