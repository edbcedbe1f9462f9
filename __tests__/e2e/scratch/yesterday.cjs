// Loaded with `node --require`: the program runs a day earlier.
const A_DAY_MS = 86_400_000
const { now } = Date
const earlier = () => now() - A_DAY_MS

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [earlier()], newTarget),
  get: (target, key) => (key === "now" ? earlier : Reflect.get(target, key)),
})
