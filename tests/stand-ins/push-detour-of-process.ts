import { detour } from './push-detour.ts'

// Loaded into a server process before it starts (`node --import`): what it calls is real, where that leads is a
// stand-in.
globalThis.fetch = detour(process.env['PUSH_STAND_IN'] ?? '')
