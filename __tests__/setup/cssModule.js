/** Replaces CSS modules: every class has its own name. */
module.exports = new Proxy({}, { get: (_classes, name) => (name === "__esModule" ? true : name) })
