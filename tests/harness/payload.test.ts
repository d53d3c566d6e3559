import { expect, it } from "vitest"

import { readPayload } from "#harness/payload.ts"
import { recordJson, requestJson } from "#services/frame/telemetry/otlp.ts"

it("the harness reads every value of a payload as the app recorded it", () => {
  const attributes = {
    text: "a",
    whole: 7,
    part: 0.25,
    yes: true,
    no: false,
    calls: ["GET /a 200", "GET /b 500"],
  }
  const records = [
    recordJson({ at: 1_700_000_000_123, event: "exception", isError: true, attributes }),
    recordJson({
      at: 1_700_000_000_124,
      event: "lobby.call",
      isError: false,
      attributes: { gone: undefined },
    }),
  ]
  expect(readPayload(requestJson({ "service.name": "lobby", "lobby.is_sampled": true }, records))).toEqual({
    resource: { "service.name": "lobby", "lobby.is_sampled": true },
    records: [
      { name: "exception", at: 1_700_000_000_123, severity: "ERROR", attributes },
      { name: "lobby.call", at: 1_700_000_000_124, severity: "INFO", attributes: {} },
    ],
    unreadable: undefined,
  })
})
