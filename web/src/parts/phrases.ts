/** Quick phrases of the chat: messages `web-phrase-…`. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "your-turn", "good-game"] as const;
