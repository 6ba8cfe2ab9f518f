/** How time may be kept at a table: messages `web-clock-…`. */
export const KINDS = ["none", "move", "game"] as const;
