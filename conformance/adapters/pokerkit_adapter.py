# PokerKit 0.7.4 (MIT) under the Sidepot suite, protocol 2. Run with Python 3.11, in any folder:
#
#   pip install pokerkit            (or PYTHONPATH=<a clone of uoftcprg/pokerkit>)
#   npx sidepot suite run --profile classic --app "python3 pokerkit_adapter.py"
#
# PokerKit deals the cards it is given; its seats start left of the button. Checks and calls are one
# operation without a name: a check with something to call, and whoever is not its actor, is refused
# here. After a fold-out its pots leave out the winner's last bet: the answer is its total pot. It
# has no next hand. Not claimed, so skipped: HELLO; the blind before the ante where that matters.
import json
import sys
try:
    from pokerkit import Automation, NoLimitTexasHoldem
except ImportError:
    NoLimitTexasHoldem = None

HELLO = {'name': 'PokerKit', 'version': '0.7.4', 'skips': ['odd-chip', 'run-twice']}


def answer(table, hole, events, declared, **_):
    big, ante = table['bigBlind'], table['ante']
    stacks = {seat['name']: seat['stack'] for seat in table['seats']}
    if NoLimitTexasHoldem is None:
        return {'skip': 'PokerKit is not there: pip install pokerkit, or a clone on PYTHONPATH'}
    is_short = stacks[big['player']] < big['amount'] + ante['amount']
    if is_short and ante['type'] == 'bb' and ante['order'] == 'bb-first':
        return {'skip': 'antes are posted before blinds'}

    left = list(stacks).index(table['button']) + 1
    names = [name for name in [*stacks][left:] + [*stacks][:left] if stacks[name] > 0]
    state = create(table, names, [stacks[name] for name in names])
    known = json.dumps([hole, events])
    rest = [r + s for r in '23456789TJQKA' for s in 'cdhs' if f'"{r}{s}"' not in known]
    for name in names:
        state.deal_hole(''.join(hole.get(name) or (rest.pop(), rest.pop())))

    turns = []
    for i, event in enumerate(events):
        actor = None if state.actor_index is None else names[state.actor_index]
        if i > 0 and (event.get('player') != actor or not play(state, **event)):
            return {'turns': turns, 'refused': {'event': i}}
        turns.append(None if state.actor_index is None else turn(state, names))
    reply = {'turns': turns, 'refused': None}
    if state.actor_index is not None:
        return reply
    pots = [(pot.amount, pot.player_indices) for pot in state.pots]
    if sum(state.statuses) == 1:
        pots = [(state.total_pot_amount, [state.statuses.index(True)])]
    reply['pots'] = [{'amount': n, 'eligible': [names[i] for i in who]} for n, who in pots]
    run(state, 'show_or_muck_hole_cards', 'kill_hand', 'push_chips', 'pull_chips')
    return reply if declared else {**reply, 'stacks': {**stacks, **dict(zip(names, state.stacks))}}


def create(table, names, stacks):
    # Heads-up, forced bets are counted the other way round.
    place = {name: 1 - i if len(names) == 2 else i for i, name in enumerate(names)}
    small, big, ante = table['smallBlind'], table['bigBlind'], table['ante']['amount']
    blinds = {place[one['player']]: one['amount'] for one in (small, big) if one['player'] in place}
    antes = {'none': 0, 'all': ante, 'bb': {place[big['player']]: ante}}[table['ante']['type']]
    automatic = [one for one in Automation if one.name.endswith(('POSTING', 'COLLECTION'))]
    settings = automatic, antes == ante, antes, blinds, big['amount'], stacks, len(names)
    return NoLimitTexasHoldem.create_state(*settings)


def run(state, *operations):
    for operation in operations:
        while getattr(state, f'can_{operation}')():
            getattr(state, operation)()


def play(state, player=None, act=None, to=None, board=(), **_):
    if player is None:
        run(state, 'show_or_muck_hole_cards')
        state.burn_card('??')
        return state.deal_board(''.join(board))
    try:
        if to and act != 'call':
            return state.complete_bet_or_raise_to(to)
        passive = 'call' if state.checking_or_calling_amount else 'check'
        return state.fold() if act == 'fold' else act == passive and state.check_or_call()
    except ValueError:
        return None


def turn(state, names):
    player, to_call = names[state.actor_index], state.checking_or_calling_amount
    low = state.min_completion_betting_or_raising_to_amount
    limits = low and {'min': low, 'max': state.max_completion_betting_or_raising_to_amount}
    act, other = ('raise', 'bet') if any(state.bets) else ('bet', 'raise')
    return {'player': player, 'toCall': to_call, 'check': not to_call, act: limits, other: None}


for line in sys.stdin:
    case = json.loads(line)
    try:
        reply = {'hello': HELLO} if 'hello' in case else {'id': case['id'], **answer(**case)}
    except Exception as error:
        reply = {'id': case['id'], 'error': f'{type(error).__name__}: {error}'}
    print(json.dumps(reply), flush=True)
