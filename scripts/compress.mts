import { compressFolder } from "../src/hosting/compress/compressFolder"

/** `npm run compress`: writes the compressed variants of the built site that servers send. */
await compressFolder()
