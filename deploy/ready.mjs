// Whether the server of this container can do its work: for the health check, which knows no curl.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => ({ ok: false }))
process.exitCode = ok ? 0 : 1
