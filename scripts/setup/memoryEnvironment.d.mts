export declare const memoryEnvironment: Readonly<Record<string, string>>
