# texasholdem 0.11.0 (MIT) under the Sidepot suite, protocol 2. Run with Python 3.11, in any folder:
#
#   pip install texasholdem         (or PYTHONPATH=<a clone of SirRender00/texasholdem>)
#   npx sidepot suite run --profile classic --app "python3 texasholdem_adapter.py"
#
# The engine shuffles for itself: its deck's `shuffle` puts the cards of the case on top instead. An
# action carries no name in this engine: whoever is not its current player is refused here. It has
# raises and no bets: while nobody has chips in on a street, its raise is a bet. The next hand is
# its own. Not claimed, so skipped: HELLO; dead positions.
import json
import sys
try:
    from texasholdem import ActionType, Card, Deck, TexasHoldEm
except ImportError:
    TexasHoldEm = None

SKIPS = ['ante', 'bb-ante', 'odd-chip', 'run-twice']
HELLO = {'name': 'texasholdem', 'version': '0.11.0', 'skips': SKIPS}


def answer(table, hole, events, declared, **_):
    if TexasHoldEm is None:
        return {'skip': 'texasholdem is not there: pip install texasholdem, or PYTHONPATH'}
    if table['buttonRule'] != 'moving':
        return {'skip': 'no dead button or small blind'}
    names = [seat['name'] for seat in table['seats']]
    big, small = table['bigBlind']['amount'], table['smallBlind']['amount']
    game = TexasHoldEm(buyin=1, big_blind=big, small_blind=small, max_players=len(names))
    for player, seat in zip(game.players, table['seats']):
        player.chips = seat['stack']
    button = names.index(table['button'])
    game.btn_loc = button - 1  # The next hand moves it on.
    in_order = table['seats'][button + 1:] + table['seats'][:button + 1]
    put_on_top([seat['name'] for seat in in_order if seat['stack'] > 0], hole, events)
    game.start_hand()

    turns = []
    street = None
    for i, event in enumerate(events):
        if i > 0 and (game.hand_phase.name == street) != ('act' in event):
            return {'turns': turns, 'refused': {'event': i}}
        if 'street' in event:
            street = event['street'].upper()
        elif names[game.current_player] != event['player'] or not play(game, **event):
            return {'turns': turns, 'refused': {'event': i}}
        turns.append(turn(game, names) if game.hand_phase.name == street else None)
    reply = {'turns': turns, 'refused': None}
    if game.is_hand_running():
        return reply
    pots = [(pot.get_total_amount(), pot.players_in_pot()) for pot in game.pots]
    reply['pots'] = [{'amount': n, 'eligible': [names[i] for i in who]} for n, who in pots]
    if declared:
        return reply
    reply['stacks'] = {name: player.chips for name, player in zip(names, game.players)}
    return {**reply, 'next': next_hand(game, names)}


def put_on_top(names, hole, events):
    known = json.dumps([hole, events])
    rest = [r + s for s in 'cdhs' for r in '23456789TJQKA' if f'"{r}{s}"' not in known]
    cards = [card for name in names for card in hole.get(name) or (rest.pop(), rest.pop())]
    cards += [card for event in events for card in event.get('board', ())]
    Deck.shuffle = lambda deck: setattr(deck, 'cards', [Card(card) for card in cards + rest])


def play(game, act, to=None, **_):
    action = ActionType['RAISE' if act == 'bet' else act.upper()]
    try:
        game.take_action(action, total=to if action == ActionType.RAISE else None)
        return True
    except ValueError:
        return False


def turn(game, names):
    player, moves = game.current_player, game.get_available_moves()
    to_call = min(game.players[player].chips, game.chips_to_call(player))
    can_raise = ActionType.RAISE in moves.action_types
    limits = {'min': moves.raise_range[0], 'max': moves.raise_range[-1]} if can_raise else None
    is_open = any(game.player_bet_amount(i) for i in range(len(names)))
    act, other = ('raise', 'bet') if is_open else ('bet', 'raise')
    check = ActionType.CHECK in moves.action_types
    return {'player': names[player], 'toCall': to_call, 'check': check, act: limits, other: None}


def next_hand(game, names):
    game.start_hand()
    if not game.is_game_running():
        return None
    at = {'button': game.btn_loc, 'smallBlind': game.sb_loc, 'bigBlind': game.bb_loc}
    return {position: names[seat] for position, seat in at.items()}


for line in sys.stdin:
    case = json.loads(line)
    try:
        reply = {'hello': HELLO} if 'hello' in case else {'id': case['id'], **answer(**case)}
    except Exception as error:
        reply = {'id': case['id'], 'error': f'{type(error).__name__}: {error}'}
    print(json.dumps(reply), flush=True)
