# A Sidepot suite adapter that skips everything. Write your engine's name below, fill in `answer`,
# and leave out of an answer whatever your engine does not say: that is not judged.
#
#   npx sidepot suite run --profile classic --app "python3 adapter.py"
import json
import sys

# "skips" can name features your engine does not play: "bb-ante", "ante", "odd-chip" and so on.
HELLO = {"name": "my engine", "version": "0.0.0", "skips": []}


def answer(question):
    """Here your engine plays the hand: seat the players, feed it the events, read what it says.

    table = question["table"]      seats (clockwise), button, smallBlind, bigBlind, ante
    question["hole"]               {"Alice": ["Ah", "Kd"]}, as far as hole cards are known
    question["events"]             {"street": "flop", "board": [...]} or
                                   {"player": "Alice", "act": "raise", "to": 300, "adds": 200}

    Antes and blinds are posted with {"street": "preflop"}. "to" is a street total. Answer with any
    of stacks, pots, turns, refused, won, next:  {"stacks": {"Alice": 900, "Bob": 1100}}
    """
    return {"skip": "not written yet"}


for line in sys.stdin:
    question = json.loads(line)
    if "hello" in question:
        reply = {"hello": HELLO}
    else:
        try:
            reply = {"id": question["id"], **answer(question)}
        except Exception as error:
            reply = {"id": question["id"], "error": repr(error)}
    print(json.dumps(reply), flush=True)
