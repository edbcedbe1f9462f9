/** Stands for a CSS module: every class is called by its own name. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === "__esModule" ? true : name) })
