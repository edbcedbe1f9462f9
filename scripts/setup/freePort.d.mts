export const freePort: (wanted: number) => Promise<number>
