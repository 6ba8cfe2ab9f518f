// An outside bot in 30 lines: node --experimental-websocket examples/bot.mjs http://localhost:8000 TABLE_ID
// (Node 22 and later need no flag.)
import { randomUUID } from "node:crypto";

const [server, table] = process.argv.slice(2);
const cookie = (await fetch(`${server}/api/me`)).headers.get("set-cookie"); // makes a guest
const token = cookie.split(";")[0].replace(/^[^=]*=/, "");

const socket = new WebSocket(`${server.replace("http", "ws")}/ws`);
const say = (message) => socket.send(JSON.stringify(message));
const command = (body) => say({ t: "cmd", cid: randomUUID(), body });
const end = (code, words) => (console.log(words), process.exit(code));

socket.onopen = () => say({ t: "hello", v: 1, table, token });
socket.onclose = () => end(1, "The connection was lost.");
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.t === "snapshot" && message.viewer === null) {
    // no seat yet: take an open one
    const seat = message.state.table.places.findIndex((place) => place.kind === "open");
    command({ t: "sit", seat, name: "Thirty lines" });
  } else if (message.t === "ask" && message.moves.length) {
    const move = message.moves[Math.floor(Math.random() * message.moves.length)];
    command({ t: "play", seat: message.seat, move });
  } else if (message.t === "error" && !message.game) {
    end(1, message.code); // a refusal by the game's rules: somebody was quicker, and we are asked again
  } else if (message.patch?.some(({ path, value }) => path === "/table/status" && value === "over")) {
    end(0, "The game is over.");
  }
};
