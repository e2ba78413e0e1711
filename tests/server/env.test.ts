import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: resolve('data'),
      DATABASE_URL: null,
      PUBLIC_URL: null,
      TOKEN_KEY: null,
      PLACES_URL: 'https://data.geopf.fr',
      TRAVEL_TIME_URL: 'https://data.geopf.fr',
      APP_DIR: resolve('dist/app'),
      GAZETTEER: resolve('dist/gazetteer.json'),
      TARIFF_FILE: resolve('src/server/tariff.json'),
      LOG_LEVEL: 'info',
    })
  })

  it('reads what is given, and takes an empty variable for an absent one', () => {
    const env = readEnv({ PORT: '0', DATABASE_URL: 'postgres://a@b/c', PUBLIC_URL: 'https://colibat.fr/', PLACES_URL: 'off', TRAVEL_TIME_URL: 'http://127.0.0.1:9/', TOKEN_KEY: '', HOST: ' ' })
    expect(env).toMatchObject({
      PORT: 0,
      DATABASE_URL: 'postgres://a@b/c',
      PUBLIC_URL: 'https://colibat.fr',
      PLACES_URL: null,
      TRAVEL_TIME_URL: 'http://127.0.0.1:9',
      TOKEN_KEY: null,
      HOST: '0.0.0.0',
    })
  })

  it('lists every bad variable in one error, without the secrets', () => {
    const bad = { PORT: '99999', DATABASE_URL: 'mysql://root:secret@x/y', PUBLIC_URL: 'colibat.fr', TOKEN_KEY: 'secret', PLACES_URL: 'ftp://x', TRAVEL_TIME_URL: 'x', LOG_LEVEL: 'loud' }
    expect(() => readEnv(bad)).toThrow(
      `Configuration invalide :
  PORT : un port, de 0 à 65535
  DATABASE_URL : une adresse postgres://
  PUBLIC_URL : une adresse http(s)
  TOKEN_KEY : au moins 32 caractères
  PLACES_URL : une adresse http(s), ou « off »
  TRAVEL_TIME_URL : une adresse http(s), ou « off »
  LOG_LEVEL : fatal, error, warn, info, debug ou silent`,
    )
  })
})
