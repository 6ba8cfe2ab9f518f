import type { GameModule } from "../api";
import { describeMove } from "./describe";
import { GAME } from "./notation";

const game: GameModule = {
  id: GAME,
  tags: ["cards", "drafting", "roles"],
  Cover: () => import("./Cover.svelte"),
  Table: () => import("./Table.svelte"),
  ScorePage: () => import("./ScorePage.svelte"),
  Example: () => import("./Example.svelte"),
  describeMove,
};

export default game;
