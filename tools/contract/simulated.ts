import { getResponse } from "msw"

import type { World } from "#fixtures/world.ts"

import type { Carry } from "./exchange.ts"

/** Sends requests to a simulated gateway in this process. */
export const carryTo =
  ({ handlers }: World): Carry =>
  async ({ method, address, headers, body }) => {
    const request = new Request(`http://gateway.example${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const response = await getResponse([...handlers], request)
    if (response === undefined || response.type === "error")
      return { status: 0, headers: {}, text: "No response" }
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  }
