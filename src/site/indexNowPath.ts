/** The path of the file by which IndexNow knows that a key is the site's own (https://www.indexnow.org/documentation). */
export const indexNowPath = (key: string) => `/${key}.txt`
