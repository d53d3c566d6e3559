import { getResponse } from "msw"

import type { World } from "#fixtures/world.ts"

import { type Client, makeClient, type Send } from "./client.ts"

/** Sends requests to a simulated gateway in this process. */
export const sendTo =
  ({ handlers }: World): Send =>
  async (request) =>
    (await getResponse([...handlers], request)) ?? Response.error()

/** A client of a simulated gateway, without waits between requests. */
export const simulatedClient = (world: World, now: number): Client =>
  makeClient("http://gateway.example", sendTo(world), { now: () => now, wait: () => Promise.resolve() })
