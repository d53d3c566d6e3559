/** Sends a request to the control of the gateway. Resolves to its JSON; to undefined for another response, or none. */
export type Control = (path: string, body?: unknown) => Promise<unknown>

export const controlBy =
  (send: typeof fetch): Control =>
  async (path, body) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }
    const response = await send(`/__harness/${path}`, sent).catch(() => undefined)
    const isJson = response?.headers.get("content-type") === "application/json"
    return response?.ok === true && isJson ? response.json() : undefined
  }

/** Whether all phones of this site use one gateway, by `npm start -- --gateway`. */
export const hasOneGateway = async (control: Control): Promise<boolean> =>
  (await control("settings")) !== undefined
