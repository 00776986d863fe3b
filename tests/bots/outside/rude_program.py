"""A program that speaks the line protocol, and misbehaves as it is told: rude_program.py HOW."""

import json
import subprocess
import sys
import time

how = sys.argv[1]


def answer(message: dict[str, object]) -> object:
    if message["type"] == "hello":
        return {"protocol": 2 if how == "old" else 1}
    if message["type"] == "newgame":
        return {"error": "I only play chess"} if how == "picky" else {}
    legal = message["legal"]
    assert isinstance(legal, list)
    match how:
        case "crash":
            sys.exit("I give up")
        case "silent crash":
            sys.exit(3)
        case "hang":
            time.sleep(60)
        case "list":
            return legal
        case "illegal":
            return {"action": "take indigo"}
        case "rubbish":
            return {"action": "abracadabra"}
        case "nothing":
            return {}
        case "shout":
            return {"action": legal[0].upper() + " "}
    return {"action": legal[0]}


if how == "deaf":
    time.sleep(60)
if how == "parent":
    subprocess.Popen(["sleep", sys.argv[2]])
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "quit":
        if how == "stay":
            time.sleep(60)
        break
    print("abc" if how == "text" and asked["type"] == "choose" else json.dumps(answer(asked)), flush=True)
