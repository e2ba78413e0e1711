// Loaded before a server by `--import`: its clock stands at CLOCK_AT when it starts, and runs from there.
const RealDate = Date
const ahead = RealDate.parse(process.env['CLOCK_AT'] ?? '') - RealDate.now()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + ahead] : args, newTarget) as Date,
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + ahead : (Reflect.get(target, name, receiver) as unknown),
})
