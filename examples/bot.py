"""An outside bot: `python examples/bot.py http://localhost:8000 TABLE` (needs `pip install websockets`)."""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

server, table = sys.argv[1:3]
cookie = urllib.request.urlopen(server + "/api/me").headers["set-cookie"]  # makes a guest
token = cookie.split(";")[0].partition("=")[2]
over = {"op": "replace", "path": "/table/status", "value": "over"}

with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:

    def command(**body):
        socket.send(json.dumps({"t": "cmd", "cid": uuid.uuid4().hex, "body": body}))

    socket.send(json.dumps({"t": "hello", "v": 1, "table": table, "token": token}))
    for message in map(json.loads, socket):
        if message["t"] == "snapshot" and message["viewer"] is None:  # no seat yet: take an open one
            kinds = [place["kind"] for place in message["state"]["table"]["places"]]
            command(t="sit", seat=kinds.index("open"), name="Thirty lines")
        elif message["t"] == "ask" and message["moves"]:
            command(t="play", seat=message["seat"], move=random.choice(message["moves"]))
        elif message["t"] == "error" and not message["game"]:  # else somebody was quicker; we are asked again
            sys.exit(message["code"])
        elif over in message.get("patch", []):
            break
