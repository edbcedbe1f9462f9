export declare const buildEnvironment: () => Readonly<Record<string, string | undefined>>
