// A Sidepot suite adapter that skips everything. Write your engine's name below, fill in answer,
// and leave out of an answer whatever your engine does not say: that is not judged.
//
//	go build -o adapter main.go
//	npx sidepot suite run --profile classic --app ./adapter
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type Blind struct {
	Player string `json:"player"`
	Amount int64  `json:"amount"`
}

type Seat struct {
	Name  string `json:"name"`
	Stack int64  `json:"stack"` // 0 is an empty seat
}

// Event is a street with its new cards, or an action. Antes and blinds are posted with "preflop".
type Event struct {
	Street string   `json:"street"`
	Board  []string `json:"board"`
	Player string   `json:"player"`
	Act    string   `json:"act"`  // fold, check, call, bet, raise
	To     int64    `json:"to"`   // the street total after the action
	Adds   int64    `json:"adds"` // the chips it puts in
	AllIn  bool     `json:"allIn"`
}

type Question struct {
	Hello json.RawMessage `json:"hello"`
	ID    string          `json:"id"`
	Table struct {
		Seats      []Seat `json:"seats"` // clockwise
		Button     string `json:"button"`
		SmallBlind Blind  `json:"smallBlind"`
		BigBlind   Blind  `json:"bigBlind"`
		Ante       struct {
			Type   string `json:"type"` // none, all, bb
			Amount int64  `json:"amount"`
			Order  string `json:"order"` // ante-first, bb-first
		} `json:"ante"`
		OddChip    int64  `json:"oddChip"`    // the smallest chip in play
		ButtonRule string `json:"buttonRule"` // moving, dead, seat
	} `json:"table"`
	Hole     map[string][]string `json:"hole"` // as far as hole cards are known
	Events   []Event             `json:"events"`
	Board2   []string            `json:"board2"`   // the whole second board, where it is run twice
	Declared *Declared           `json:"declared"` // nil where cards decide
}

// Declared says who wins each pot, the main pot first.
type Declared struct {
	Winners  [][]string `json:"winners"`
	Winners2 [][]string `json:"winners2"` // of the second board
}

type fields map[string]any

// answer is where your engine plays the hand: seat the players, feed it the events, and return any
// of stacks, pots, turns, refused, won, next: fields{"stacks": map[string]int64{"Alice": 900}}.
func answer(q Question) (fields, error) {
	return fields{"skip": "not written yet"}, nil
}

// "skips" can name features your engine does not play: "bb-ante", "ante", "odd-chip" and so on.
var hello = fields{"name": "my engine", "version": "0.0.0", "skips": []string{}}

func main() {
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var q Question
		reply := fields{}
		if err := json.Unmarshal(line, &q); err != nil {
			reply = fields{"error": err.Error()}
		} else if q.Hello != nil {
			reply = fields{"hello": hello}
		} else if reply, err = answer(q); err != nil {
			reply = fields{"error": err.Error()}
		}
		if q.ID != "" {
			reply["id"] = q.ID
		}
		text, _ := json.Marshal(reply)
		fmt.Println(string(text))
	}
}
